import type { Plugin } from 'vite'

const dark = /:root\[data-fr-theme=['"]?dark['"]?\]\s*\{([^}]*)\}/g

/**
 * The DSFR's dark theme needs an attribute set by a script. A server-rendered page must be right without one. So the same rules are
 * repeated for a system in dark mode, when the person has left the theme to the system.
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
