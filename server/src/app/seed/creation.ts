import { anAnnexe } from 'domain/core/exemples'
import { activitesInitiales } from 'domain/core/activite'
import { defaultLimites } from 'domain/core/fichier'
import { addJours } from 'domain/core/jour'
import { indexMembres } from 'domain/association/ordre-membres'
import { creation, type DepotDeCreation } from 'domain/requetes/demarches/creation'
import { readSaisie } from 'domain/requetes/depot/depot'
import type { KeptFichier } from '../../core/files/sql.ts'
import type { Personne } from '../../core/personne.ts'
import type { Random } from './random.ts'
import { otherFondateurs, invent, type Ressort } from './invent.ts'

/** Invents a creation filed on this day by this person, which must pass the ordinary rules. */
export const inventCreation = (
  hasard: Random,
  ressort: Ressort,
  declarant: Pick<Personne, 'civilite' | 'nom' | 'prenom' | 'email'>,
  jour: string,
  fichiers: readonly KeptFichier[],
): DepotDeCreation => {
  const { informations, members } = invent(hasard, ressort).contenu
  const {
    dateConstitutive: _,
    dateStatuts: __,
    dateInscriptionJAL: ___,
    dateDissolutionJAL: ____,
    dateDissolution: _____,
    dateRadiation: ______,
    ...dites
  } = informations
  const assemblee = addJours(jour, -20 - hasard.integer(40))
  const physiques = members.physiques.map(({ uuid, ...membre }) => ({ ...membre, uuid: null, localUuid: uuid, estFondateur: true }))
  const adresse = { ...dites.adresse, codePostal: dites.adresse.commune.codePostaux[0] ?? '' }
  const { depot, erreurs } = readSaisie(creation.schema, {
    commentaire: null,
    declarant: {
      civilite: declarant.civilite,
      nom: declarant.nom,
      prenom: declarant.prenom,
      lien: 'Président(e)',
      adresse: '12 rue des Tilleuls',
      complementAdresse: null,
      codePostal: '67000',
      ville: 'Strasbourg',
      email: declarant.email,
    },
    association: { informations: { ...dites, utilitePublique: false, adresse }, dateConstitutive: assemblee, dateStatuts: assemblee },
    comite: {
      physiques,
      morales: [],
      reprises: [],
      indexMembres: indexMembres(physiques.map((membre) => ({ collection: 'physiques' as const, membre }))),
    },
    fondateurs: { physiques: otherFondateurs(hasard, physiques, 7), morales: [] },
    documents: [
      anAnnexe({ nom: 'declaration.pdf' }),
      anAnnexe({ nom: 'statuts.pdf', type: 'STATUTS', sousType: null, date: assemblee }),
      anAnnexe({ nom: 'proces-verbal.pdf', type: 'PV_AG', sousType: 'CONSTITUTIVE', date: assemblee }),
    ],
  })
  const refus =
    erreurs ??
    creation.check(depot, {
      aujourdhui: jour,
      limites: defaultLimites,
      fichiers,
      siegeDuRessort: true,
      activites: activitesInitiales,
      avant: null,
    })
  if (!depot || refus.length > 0) throw new Error(`an invented creation was refused: ${JSON.stringify(refus)}`)
  return depot
}
