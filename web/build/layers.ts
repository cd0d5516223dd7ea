import type { Plugin } from 'vite'

const order = ['dsfr', 'core', 'pages'] as const

const layerOf = (file: string): (typeof order)[number] => {
  if (file.includes('/react-dsfr/')) return 'dsfr'
  return /\/src\/core\//.test(file) ? 'core' : 'pages'
}

/**
 * The layers of the cascade: what the pages say holds over what their parts say, which holds over the DSFR, whatever the specificity and the
 * order in which chunks come (decision 90). Each sheet says the order again, for none knows whether it is the first.
 */
export const layers: Plugin = {
  name: 'layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (css, id) => `@layer ${order.join(',')};@layer ${layerOf(id)}{${css.replace(/@charset[^;]*;/, '')}}`,
  },
}
