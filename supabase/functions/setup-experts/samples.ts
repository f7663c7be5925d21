const samples = [
  {
    name: 'Dana Whitfield',
    role: 'Tax planning',
    description:
      'Twenty years of multi-state returns, and still likes them. Ask her before the year ends, not after.',
  },
  {
    name: 'Marcus Oyelaran',
    role: 'CFO services',
    description: 'Turns month-end into a conversation owners want to have. Brings one page, never forty.',
  },
  {
    name: 'Priya Raman',
    role: 'Practice management',
    description: 'Built a four-day week for a firm of thirty, and kept every client through the change.',
  },
  {
    name: 'Elena Sørensen',
    role: 'Forensic accounting',
    description: 'Finds the line that does not belong, then explains it so that a jury can follow.',
  },
  {
    name: 'Thomas Achterberg',
    role: 'Audit and assurance',
    description: 'Thirty-one audit seasons, and a checklist for each thing that once went wrong.',
  },
  {
    name: 'Amina Farouk',
    role: 'Nonprofit accounting',
    description: 'Keeps grants, boards and auditors on the same page. Reads fund restrictions for pleasure.',
  },
  {
    name: 'Wei-Lin Chao',
    role: 'Technology and systems',
    description: 'Moves firms off the old server without losing a single ledger. Tests the restore first.',
  },
  {
    name: 'Rosa Delgado',
    role: 'Bookkeeping and payroll',
    description: 'Runs clean books and on-time payroll for sixty restaurants. No shoeboxes since 2014.',
  },
  {
    name: 'Henry Okafor-Bell',
    role: 'Estate and succession planning',
    description: 'Helps families talk about the farm before the lawyers have to.',
  },
  {
    name: 'Ingrid Halvorsen',
    role: 'International accounting',
    description:
      'Three currencies, two treaties, one set of books that ties. Explains transfer pricing in plain words.',
  },
  {
    name: 'Samir Haddad',
    role: 'Business valuation',
    description: 'Puts a number on a practice and shows every step that led there.',
  },
  {
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
