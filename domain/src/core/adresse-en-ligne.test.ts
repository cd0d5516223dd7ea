import { expect, test } from 'vitest'
import { communeDeLAdresse, parseAdresse } from './adresse-en-ligne.ts'
import { adressesEnLigne } from './exemples-adresses.ts'

test.each(adressesEnLigne)('an address in one line is read: %s', (_pourquoi, tape, adresse, complementAdresse, codePostal, commune) => {
  expect(parseAdresse(tape)).toEqual({ adresse, complementAdresse, codePostal, commune })
})

const communes = [
  { libelle: 'Strasbourg', codePostaux: ['67000', '67100', '67200'] },
  { libelle: 'Sélestat', codePostaux: ['67600'] },
  { libelle: 'Muttersholtz', codePostaux: ['67600'] },
  { libelle: 'Saint-Louis', codePostaux: ['68300'] },
  { libelle: 'Saint-Louis', codePostaux: ['57820'] },
  { libelle: 'Sainte-Croix-en-Plaine', codePostaux: ['68127'] },
  { libelle: "Schœneck-l'Étang", codePostaux: ['57350'] },
]

test.each([
  ['the code and the name', '67000', 'Strasbourg', 'Strasbourg'],
  ['neither accents nor case count', '67600', 'SELESTAT', 'Sélestat'],
  ['neither signs nor ligatures count', '57350', 'schoeneck l etang', "Schœneck-l'Étang"],
  ['St', '68300', 'St Louis', 'Saint-Louis'],
  ['Ste', '68127', 'ste croix en plaine', 'Sainte-Croix-en-Plaine'],
  ['a Cedex code is of none: the name decides', '67085', 'Strasbourg', 'Strasbourg'],
  ['no code, one name', '', 'Strasbourg', 'Strasbourg'],
  ['no name, a code of one', '68127', '', 'Sainte-Croix-en-Plaine'],
  ['no name, a code of several', '67600', '', 'Plusieurs communes ont le code postal 67600.'],
  ['no code, a name of several', '', 'Saint-Louis', 'Plusieurs communes se nomment Saint-Louis.'],
  ['an unknown name', '67000', 'Nullepart', "La liste n'a pas de commune Nullepart au code postal 67000."],
  ['an unknown name without code', '', 'Nullepart', "La liste n'a pas de commune Nullepart."],
  ['an unknown code', '98999', '', "Aucune commune de la liste n'a le code postal 98999."],
  ['neither', '', '', 'Cette adresse ne nomme pas de commune.'],
])('the commune of an address: %s', (_pourquoi, codePostal, commune, attendu) => {
  const { commune: reconnue, raison } = communeDeLAdresse({ adresse: '', complementAdresse: '', codePostal, commune }, communes)
  expect(reconnue?.libelle ?? raison).toBe(attendu)
})

test('a former commune and a place of a commune are recognised as the commune that was found', () => {
  const [kaysersberg, geispolsheim] = [
    { libelle: 'Kaysersberg Vignoble', ancienne: 'Kientzheim', codePostaux: ['68240'] },
    { libelle: 'Geispolsheim', ancienne: null, codePostaux: ['67118'] },
  ]
  const read = (codePostal: string, commune: string) => ({ adresse: '', complementAdresse: '', codePostal, commune })
  expect(communeDeLAdresse(read('68240', 'KIENTZHEIM'), [kaysersberg]).commune).toBe(kaysersberg)
  expect(communeDeLAdresse(read('67118', 'Geispolsheim-Gare'), [geispolsheim]).commune).toBe(geispolsheim)
  expect(communeDeLAdresse(read('67118', 'Geispolsheimette'), [geispolsheim]).commune).toBeNull()
})
