import type { Plugin } from 'vite'

const dark = /:root\[data-fr-theme=['"]?dark['"]?\]\s*\{([^}]*)\}/g

/**
 * The DSFR is dark where a script has said so. What the server paints must be right before any script: the same rules also hold where the
 * person leaves the theme to a system that is dark.
 */
export const systemTheme: Plugin = {
  name: 'system-theme',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/, code: dark.source },
    handler: (css) =>
      css.replace(
        dark,
        (rule, body: string) => `${rule}@media (prefers-color-scheme:dark){:root[data-fr-scheme='system']:not([data-fr-theme]){${body}}}`,
      ),
  },
}
