import { accordion } from './accordion.ts'
import { ctaBand } from './ctaBand.ts'
import { expertsShowcase } from './expertsShowcase.ts'
import { faqBlock } from './faqBlock.ts'
import { featureGrid } from './featureGrid.ts'
import { hero } from './hero.ts'
import { numberedSteps } from './numberedSteps.ts'

/** Every section a page can hold, in the order of the editor's "Add section" menu. */
export const sections = [hero, featureGrid, expertsShowcase, faqBlock, accordion, numberedSteps, ctaBand]
