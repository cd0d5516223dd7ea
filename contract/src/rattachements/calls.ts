import { arreterSuivi, listerSuivies, suivreAssociation } from './suivre.ts'

/** The calls of who follows an association. */
export const callsDuSuivi = { suivreAssociation, listerSuivies, arreterSuivi }
