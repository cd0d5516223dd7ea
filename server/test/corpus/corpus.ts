/** Files made on demand for the server's tests and the browser tests: real, damaged and hostile ones. */
export * from './disguises.ts'
export * from './images.ts'
export * from './pdf.ts'
export * from './active-pdfs.ts'
