import { aFondateurPhysique, aMembrePhysique } from 'domain/association/exemples'
import { aCreationDepot } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import type { DossierData } from '../dossier/dossier.ts'
import { told } from './declared.ts'

const dossier = (depot: unknown) => ({ depot, verifications: null }) as Pick<DossierData, 'depot' | 'verifications'>

test('[X-76] [X-88] the check of seven members shows each pair of close founders once, with the declarant’s answer', () => {
  const { comite, fondateurs } = aCreationDepot()
  const muller = aMembrePhysique({ localUuid: 'm7', civilite: 'M', nom: 'Müller', prenom: 'Karl' })
  const arc = aFondateurPhysique({ nom: "D'Arc", prenom: 'Jean' })
  const lebœuf = aFondateurPhysique({ nom: 'Lebœuf' })
  const creation = {
    ...aCreationDepot(),
    comite: { ...comite, physiques: [muller, { ...muller, localUuid: 'm8', nom: 'Mueller' }] },
    fondateurs: { ...fondateurs, physiques: [arc, { ...arc, nom: 'D’Arc' }, lebœuf, { ...lebœuf, homonyme: true }] },
  }
  expect(told('SEPT_MEMBRES', dossier(creation))).toEqual([
    'Karl Müller et Karl Mueller sont peut-être la même personne. Tous deux sont déclarés dans la direction.',
    "Jean D'Arc et Jean D’Arc sont peut-être la même personne. Le déclarant n'a pas indiqué si c'est la même personne.",
    'Basile Lebœuf figure deux fois parmi les fondateurs. Le déclarant a répondu que ce sont deux personnes différentes.',
  ])
  expect(told('SEPT_MEMBRES', dossier(aCreationDepot()))).toEqual([])
  expect(told('NOM_DISTINCT', dossier(creation))).toEqual([])
})

test('[MEMB-20] the check of the direction names the members who share a function, with the declarant’s answer', () => {
  const { comite } = aCreationDepot()
  const titulaire = (localUuid: string, nom: string, fonction: string, fonctionConfirmee?: boolean) =>
    aMembrePhysique({ localUuid, nom, prenom: 'Odile', fonction, fonctionConfirmee })
  const creation = {
    ...aCreationDepot(),
    comite: {
      ...comite,
      morales: [],
      physiques: [
        titulaire('m1', 'Obersand', 'Présidente'),
        titulaire('m2', 'Rappolt', 'Président(e)', true),
        titulaire('m3', 'Heckel', 'Secrétaire'),
        titulaire('m4', 'Wurm', 'Secrétaire'),
      ],
    },
  }
  for (const code of ['TITRE_DIRECTION', 'DECISION_DIRECTION'] as const)
    expect(told(code, dossier(creation))).toEqual([
      "2 membres ont la fonction «\u00a0Présidente\u00a0»\u00a0: Odile Obersand, Odile Rappolt. Le déclarant l'a confirmé.",
      "2 membres ont la fonction «\u00a0Secrétaire\u00a0»\u00a0: Odile Heckel, Odile Wurm. Le déclarant n'a pas répondu sur ce point.",
    ])
  expect(told('TITRE_DIRECTION', dossier(aCreationDepot()))).toEqual([])
  expect(told('BUT_NOM_SIEGE', dossier(creation))).toEqual([])
})
