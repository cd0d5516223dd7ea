import { expect, test } from 'vitest'
import { textesChrome } from './chrome.ts'

test('[PROD-02] the territory is Alsace-Moselle, its three departments named, in the name of the product and in every title', () => {
  expect(textesChrome.produit).toBe("Registre des associations d'Alsace-Moselle")
  expect(textesChrome.sousTitre).toBe('Droit local\u00a0: Bas-Rhin, Haut-Rhin, Moselle')
  expect(textesChrome.titrePage('Accueil')).toBe("Accueil – Registre des associations d'Alsace-Moselle")
})
