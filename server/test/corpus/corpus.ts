/** Files for tests, made when asked, for the server's tests and the journeys: real ones, damaged ones, hostile ones. */
export * from './deguises.ts'
export * from './images.ts'
export * from './pdf.ts'
export * from './pdf-actifs.ts'
