import type { Person } from './person.ts'

const tint = { green: '#E3EFE9', amber: '#FBF0DC', blue: '#DCE5EA', sand: '#F0E6D8' }
const green = '#0E5A47'
const ink = '#10202B'
const amber = '#D98A1F'
const blue = '#2F5D7C'
const white = '#FFFDF8'

/** How the sample experts look, by name. */
export const people: Record<string, Person> = {
  'Dana Whitfield': {
    background: tint.green,
    hair: ['bob', '#5B3A24'],
    garment: ['blazer', green, white],
    earrings: amber,
    face: {
      skin: '#EDC3A0',
      shade: '#D9A47C',
      brow: '#4A2E1C',
      lips: '#B4553F',
      jaw: 'soft',
      smile: 'closed',
    },
  },
  'Marcus Oyelaran': {
    background: tint.amber,
    hair: ['fade', '#17120F'],
    beard: ['stubble', '#17120F'],
    garment: ['openShirt', ink, white],
    face: {
      skin: '#8A5636',
      shade: '#6E4026',
      brow: '#17120F',
      lips: '#4A2417',
      jaw: 'square',
      smile: 'open',
    },
  },
  'Priya Raman': {
    background: tint.blue,
    hair: ['longCentre', '#211816'],
    garment: ['blouse', amber, '#E9A544'],
    earrings: white,
    face: { skin: '#C98D62', shade: '#AD7048', brow: '#211816', lips: '#8E3B31', jaw: 'soft', smile: 'open' },
  },
  'Elena Sørensen': {
    background: tint.sand,
    hair: ['topBun', '#CDA255'],
    garment: ['turtleneck', blue, blue],
    face: {
      skin: '#F3D3B8',
      shade: '#E0B492',
      brow: '#A37B36',
      lips: '#B75E52',
      jaw: 'soft',
      smile: 'half',
      glasses: { shape: 'round', colour: ink },
    },
  },
  'Thomas Achterberg': {
    background: tint.blue,
    hair: ['sidesOnly', '#C9C6BE'],
    beard: ['full', '#D6D3CB'],
    garment: ['suitWithTie', '#7A6A55', white],
    face: {
      skin: '#EBBF9F',
      shade: '#D39F7C',
      brow: '#A9A59B',
      lips: '#A5523F',
      jaw: 'square',
      smile: 'closed',
      lined: true,
      glasses: { shape: 'square', colour: '#5B4A3A' },
    },
  },
  'Amina Farouk': {
    background: tint.blue,
    hair: ['headscarf', green],
    garment: ['tunic', ink, ink],
    face: {
      skin: '#C68E63',
      shade: '#A97148',
      brow: '#2A1B14',
      lips: '#97453A',
      jaw: 'soft',
      smile: 'closed',
    },
  },
  'Wei-Lin Chao': {
    background: tint.green,
    hair: ['swept', '#1B1A1C'],
    garment: ['crew', '#B9692B', '#8F4E1D'],
    face: {
      skin: '#EEC79E',
      shade: '#D6A678',
      brow: '#1B1A1C',
      lips: '#A9573F',
      jaw: 'square',
      smile: 'half',
      glasses: { shape: 'square', colour: ink },
    },
  },
  'Rosa Delgado': {
    background: tint.amber,
    hair: ['curls', '#33201A'],
    garment: ['blouse', green, '#17705A'],
    earrings: amber,
    face: {
      skin: '#D39C70',
      shade: '#B87D51',
      brow: '#33201A',
      lips: '#B23A36',
      jaw: 'round',
      smile: 'open',
    },
  },
  'Henry Okafor-Bell': {
    background: tint.green,
    hair: ['cropped', '#A7A39C'],
    beard: ['trimmed', '#B4B0A9'],
    garment: ['suitWithBow', ink, white],
    face: {
      skin: '#6F4329',
      shade: '#55301B',
      brow: '#8B877F',
      lips: '#3A1B10',
      jaw: 'square',
      smile: 'open',
      lined: true,
    },
  },
  'Ingrid Halvorsen': {
    background: tint.sand,
    hair: ['waves', '#DAD7D0'],
    garment: ['knottedBlouse', blue, '#E9E2D2'],
    face: {
      skin: '#F1CDB2',
      shade: '#DCAD8C',
      brow: '#A8A49B',
      lips: '#B0524A',
      jaw: 'soft',
      smile: 'closed',
      lined: true,
    },
  },
  'Samir Haddad': {
    background: tint.sand,
    hair: ['tousled', '#2A1D17'],
    beard: ['full', '#2A1D17'],
    garment: ['openShirt', '#5F7F74', white],
    face: {
      skin: '#D8A478',
      shade: '#BC8457',
      brow: '#2A1D17',
      lips: '#94493A',
      jaw: 'square',
      smile: 'closed',
    },
  },
  'Grace Nakamura': {
    background: tint.amber,
    hair: ['fringe', '#1F1B1E'],
    garment: ['crew', ink, amber],
    earrings: green,
    face: {
      skin: '#F0CBA5',
      shade: '#DAAA7F',
      brow: '#1F1B1E',
      lips: '#B4473F',
      jaw: 'round',
      smile: 'closed',
    },
  },
}
