import { expect, test } from 'vitest'
import { type FichierDefect, defaultLimites, checkFichier, checkTotal } from './fichier.ts'

const pdf = (taille: number) => ({ taille, mime: 'application/pdf' })

test('[CONST-07, CONST-08, CONST-09] default limits', () => {
  expect(defaultLimites).toEqual({
    mimeAcceptes: ['application/pdf', 'image/jpeg', 'image/jpg', 'image/png'],
    tailleFichierMax: 3_145_728,
    tailleMax: 31_457_280,
  })
})

test('[ANNEX-23] a missing or empty file: « le champ est obligatoire »', () => {
  expect(checkFichier(null, defaultLimites)).toBe('le champ est obligatoire')
  expect(checkFichier(pdf(0), defaultLimites)).toBe('le champ est obligatoire')
})

test("[ANNEX-24] another type: « le type de fichier n'est pas acceptable »", () => {
  expect(checkFichier({ taille: 10, mime: 'image/gif' }, defaultLimites)).toBe("le type de fichier n'est pas acceptable")
  for (const mime of defaultLimites.mimeAcceptes) expect(checkFichier({ taille: 10, mime }, defaultLimites)).toBeNull()
})

test('[ANNEX-25, ANNEX-35] a file at the limit passes, one octet more does not', () => {
  expect(checkFichier(pdf(3_145_728), defaultLimites)).toBeNull()
  expect(checkFichier(pdf(3_145_729), defaultLimites)).toBe('le fichier dépasse la taille maximale autorisée de 3,00\u00A0Mo')
})

test('[ANNEX-26, X-26] the total likewise, with the limit the server gives', () => {
  expect(checkTotal(31_457_280, defaultLimites.tailleMax)).toBeNull()
  expect(checkTotal(31_457_281, defaultLimites.tailleMax)).toBe('La taille des fichiers dépasse la limite de 30,00\u00A0Mo')
  expect(checkTotal(1025, 1024)).toBe('La taille des fichiers dépasse la limite de 1,00\u00A0Ko')
})

test('[ANNEX-25, FORM-29] a file is refused first for its type, then for its size, then for damage or encryption', () => {
  const refus = (taille: number, defaut: FichierDefect) => checkFichier({ taille, defaut }, defaultLimites)
  expect(refus(10, 'type')).toBe("le type de fichier n'est pas acceptable")
  expect(refus(10, 'illisible')).toBe('Fichier inaccessible ou endommagé')
  expect(refus(10, 'chiffre')).toMatch(/^Ce PDF est protégé par un mot de passe/)
  expect(refus(10, 'entete')).toMatch(/^D'autres données précèdent le contenu de ce PDF\. Ouvrez-le, enregistrez-le/)
  expect(refus(10, 'complexe')).toMatch(/^Ce fichier est trop complexe pour être contrôlé\. Imprimez-le au format PDF ou numérisez-le/)
  expect(refus(3_145_729, 'type')).toBe("le type de fichier n'est pas acceptable")
  expect(refus(3_145_729, 'illisible')).toMatch(/^le fichier dépasse la taille maximale/)
  expect(refus(0, 'type')).toBe('le champ est obligatoire')
})
