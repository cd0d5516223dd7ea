/** The version of the product, given by vite.config.ts from the root package.json. */
declare const __VERSION__: string
