import type { Answered } from 'contract/core/call'
import type { getDossier } from 'contract/greffe/dossier'
import { type AssociationComparee, differences } from 'domain/association/differences'
import { inchanges } from 'domain/association/inchanges'
import { type Sort, sortA } from 'domain/association/motif-etat'
import type { Version } from 'domain/association/version'
import { jourDeParis } from 'domain/core/jour'
import { findDemarche } from 'domain/requetes/demarches/demarches'
import { autreDateAuRegistre, dissolutionPublieeDepuisUnAn } from 'domain/requetes/checks/verifier-radiation'
import { trouverNomsProches } from '../../association/noms-proches.ts'
import { documentsDe } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import { documentsDesAnnexes, statutsRemplaces } from '../inscription/documents.ts'
import { identifiantsDesMembres } from '../inscription/identifiants.ts'
import { versionDemandee, versionsDeRequete } from '../inscription/version-demandee.ts'
import type { annexesDe, RequeteDuRessort } from '../../requetes/procedure/sql.ts'

type Verifications = NonNullable<Answered<typeof getDossier>['verifications']>
type Annexes = Awaited<ReturnType<typeof annexesDe>>
type Informations = Pick<Version['informations'], 'denomination' | 'adresse'>

/** The checks of an open request: its changes, the close names, the missing publication. */
export const verificationsDe = async (db: Db, requete: RequeteDuRessort, annexes: Annexes, aujourdhui: string): Promise<Verifications> => {
  const { association, base, depot, type } = requete
  // An act of the court has no filing to compare. A filing older than the stored base version cannot be compared either.
  const versions = association === null || base === null || !findDemarche(type) ? null : await versionsDeRequete(db, association, base)
  if (association === null || !versions) {
    const declarees = depot.association?.informations ?? null
    return {
      comparaison: null,
      nomsProches: declarees && (await proches(db, requete, declarees)),
      publicationManquante: false,
      autreDateDissolution: null,
    }
  }
  const { vue, derniere } = versions
  const apportes = documentsDesAnnexes(annexes)
  const demandee = versionDemandee(requete, versions, {
    membre: identifiantsDesMembres(),
    documents: apportes.map(({ uuid }) => uuid),
    remplaces: await statutsRemplaces(db, association, apportes),
    le: aujourdhui,
  })
  const documents = new Map([...(await documentsDe(db, association)), ...apportes].map((document) => [document.uuid, document]))
  const lue = (contenu: Version, { motifEtat }: Pick<Sort, 'motifEtat'>): AssociationComparee => ({
    ...contenu,
    motifEtat,
    documents: contenu.documents.flatMap(({ uuid, actif }) => {
      const document = documents.get(uuid)
      return document ? [{ uuid, actif, nom: document.nom, type: document.type }] : []
    }),
  })
  const depuis = differences(lue(vue.contenu, vue), lue(derniere.contenu, derniere))
  const [ici, apres] = [
    lue(derniere.contenu, derniere),
    lue(demandee, sortA({ etat: demandee.etatAssociation, nonRepris: demandee.nonRepris, details: null }, derniere)),
  ]
  return {
    comparaison: {
      change: differences(ici, apres),
      inchange: inchanges(ici, apres),
      depuis: depuis.length > 0 ? { le: jourDeParis(derniere.creeLe), change: depuis } : null,
    },
    nomsProches: nomOuLieuChange(ici.informations, apres.informations) ? await proches(db, requete, apres.informations) : null,
    autreDateDissolution: depot.radiationAssociation && autreDateAuRegistre(depot.radiationAssociation, derniere.contenu),
    publicationManquante: type === 'RADIATION' && !dissolutionPublieeDepuisUnAn(depot.documents, derniere.contenu, aujourdhui),
  }
}

const nomOuLieuChange = (avant: Informations, apres: Informations): boolean =>
  avant.denomination !== apres.denomination || avant.adresse.commune.libelle !== apres.adresse.commune.libelle

const proches = (db: Db, { tribunal, association }: RequeteDuRessort, { denomination, adresse }: Informations) =>
  trouverNomsProches(db, { denomination, commune: adresse.commune.libelle, tribunal, sauf: association })
