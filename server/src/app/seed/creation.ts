import { uneAnnexe } from 'domain/core/exemples'
import { activitesInitiales } from 'domain/core/activite'
import { limitesParDefaut } from 'domain/core/fichier'
import { ajouterJours } from 'domain/core/jour'
import { indexMembres } from 'domain/association/ordre-membres'
import { creation, type DepotDeCreation } from 'domain/requetes/demarches/creation'
import { lireSaisie } from 'domain/requetes/depot/depot'
import type { FichierConserve } from '../../core/files/sql.ts'
import type { Personne } from '../../core/personne.ts'
import type { Hasard } from './hasard.ts'
import { autresFondateurs, inventer, type Ressort } from './inventer.ts'

/** Invents a creation filed on this day by this person, which must pass the ordinary rules. */
export const inventerCreation = (
  hasard: Hasard,
  ressort: Ressort,
  declarant: Pick<Personne, 'civilite' | 'nom' | 'prenom' | 'email'>,
  jour: string,
  fichiers: readonly FichierConserve[],
): DepotDeCreation => {
  const { informations, members } = inventer(hasard, ressort).contenu
  const {
    dateConstitutive: _,
    dateStatuts: __,
    dateInscriptionJAL: ___,
    dateDissolutionJAL: ____,
    dateDissolution: _____,
    dateRadiation: ______,
    ...dites
  } = informations
  const assemblee = ajouterJours(jour, -20 - hasard.entier(40))
  const physiques = members.physiques.map(({ uuid, ...membre }) => ({ ...membre, uuid: null, localUuid: uuid, estFondateur: true }))
  const adresse = { ...dites.adresse, codePostal: dites.adresse.commune.codePostaux[0] ?? '' }
  const { depot, erreurs } = lireSaisie(creation.schema, {
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
    fondateurs: { physiques: autresFondateurs(hasard, physiques, 7), morales: [] },
    documents: [
      uneAnnexe({ nom: 'declaration.pdf' }),
      uneAnnexe({ nom: 'statuts.pdf', type: 'STATUTS', sousType: null, date: assemblee }),
      uneAnnexe({ nom: 'proces-verbal.pdf', type: 'PV_AG', sousType: 'CONSTITUTIVE', date: assemblee }),
    ],
  })
  const refus =
    erreurs ??
    creation.verifier(depot, {
      aujourdhui: jour,
      limites: limitesParDefaut,
      fichiers,
      siegeDuRessort: true,
      activites: activitesInitiales,
      avant: null,
    })
  if (!depot || refus.length > 0) throw new Error(`an invented creation was refused: ${JSON.stringify(refus)}`)
  return depot
}
