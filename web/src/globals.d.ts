/** The version of the product, given by vite.config.ts from the root package.json. */
declare const __VERSION__: string

/** Not in TypeScript's own description of the browser yet; absent where there is no such defence. */
declare var trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => unknown }
    }
  | undefined
