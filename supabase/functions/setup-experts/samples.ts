// The ids are theirs for good: whoever adds them a second time, at the same moment too, meets the first.
const samples = [
  {
    id: 'd66887a3-a556-4782-952b-f8818ec8d8bc',
    name: 'Dana Whitfield',
    role: 'Tax planning',
    description:
      'Twenty years of multi-state returns, and still likes them. Ask her before the year ends, not after.',
  },
  {
    id: '877f77b2-2c5c-4316-b266-f24a7a44668e',
    name: 'Marcus Oyelaran',
    role: 'CFO services',
    description: 'Turns month-end into a conversation owners want to have. Brings one page, never forty.',
  },
  {
    id: '602ac25b-f929-4a91-9f0a-ea68001d5229',
    name: 'Priya Raman',
    role: 'Practice management',
    description: 'Built a four-day week for a firm of thirty, and kept every client through the change.',
  },
  {
    id: '61f84163-10d7-443a-bb64-d0a991d86fb8',
    name: 'Elena Sørensen',
    role: 'Forensic accounting',
    description: 'Finds the line that does not belong, then explains it so that a jury can follow.',
  },
  {
    id: '1e624807-0b19-43dc-9902-5fcd669f99ff',
    name: 'Thomas Achterberg',
    role: 'Audit and assurance',
    description: 'Thirty-one audit seasons, and a checklist for each thing that once went wrong.',
  },
  {
    id: '6022e729-fb64-4d4d-b628-587ec46bc129',
    name: 'Amina Farouk',
    role: 'Nonprofit accounting',
    description: 'Keeps grants, boards and auditors on the same page. Reads fund restrictions for pleasure.',
  },
  {
    id: '9cc80142-0c9a-4756-a951-a33f196ee349',
    name: 'Wei-Lin Chao',
    role: 'Technology and systems',
    description: 'Moves firms off the old server without losing a single ledger. Tests the restore first.',
  },
  {
    id: '111b3025-829d-4eed-8dc3-78970722756e',
    name: 'Rosa Delgado',
    role: 'Bookkeeping and payroll',
    description: 'Runs clean books and on-time payroll for sixty restaurants. No shoeboxes since 2014.',
  },
  {
    id: 'c5097060-31bb-4fcb-a685-3c81c7648e7e',
    name: 'Henry Okafor-Bell',
    role: 'Estate and succession planning',
    description: 'Helps families talk about the farm before the lawyers have to.',
  },
  {
    id: '3a59c162-b54e-4daa-86d0-cb0c3078ff5a',
    name: 'Ingrid Halvorsen',
    role: 'International accounting',
    description:
      'Three currencies, two treaties, one set of books that ties. Explains transfer pricing in plain words.',
  },
  {
    id: 'c823f411-f0b7-4d55-893c-3fbdfb31a36d',
    name: 'Samir Haddad',
    role: 'Business valuation',
    description: 'Puts a number on a practice and shows every step that led there.',
  },
  {
    id: '75d5ce18-ebd9-4c02-a5c9-0f87a381d5df',
    name: 'Grace Nakamura',
    role: 'Reporting and consulting',
    description:
      'Writes financial statements people finish reading. Coaches management teams through their first clean close.',
  },
] as const

/** File name of an expert's portrait, without its ending: `Elena Sørensen` gives `elena-sorensen`. */
const portraitSlug = (name: string) =>
  name
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')

/** Where the portraits lie inside the `experts` bucket. */
export const portraitPath = (name: string) => `samples/${portraitSlug(name)}.webp`

export const sampleNames = samples.map((sample) => sample.name)

/** The twelve sample experts as rows of `experts`, their portraits addressed at the given project. */
export const sampleExperts = (supabaseUrl: string) =>
  samples.map((sample) => ({
    ...sample,
    image_url: `${supabaseUrl}/storage/v1/object/public/experts/${portraitPath(sample.name)}`,
  }))
