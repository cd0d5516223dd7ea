import type { Plugin } from 'vite'

const order = ['dsfr', 'core', 'pages'] as const

const layerOf = (file: string): (typeof order)[number] => {
  if (file.includes('/react-dsfr/')) return 'dsfr'
  return /\/src\/core\//.test(file) ? 'core' : 'pages'
}

/**
 * Cascade layers: the pages' styles override the components', which override the DSFR's, whatever their specificity and the order of
 * the chunks (decision 90). Each sheet repeats the layer order, because any of them may load first.
 */
export const layers: Plugin = {
  name: 'layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (css, id) => `@layer ${order.join(',')};@layer ${layerOf(id)}{${css.replace(/@charset[^;]*;/, '')}}`,
  },
}
