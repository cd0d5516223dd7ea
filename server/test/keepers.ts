import { randomUUID } from 'node:crypto'
import { jourDeParis } from 'domain/core/jour'
import { anAnnexe } from 'domain/core/exemples'
import { aDissolutionDepot, aRadiationDepot } from 'domain/requetes/examples/filings'
import { aDecision, aFusion } from 'domain/requetes/examples/ex-officio'
import { retain, keepPage, attachDocument } from './brouillons.ts'
import { makeImage, makePdf } from './corpus/corpus.ts'
import { knownCommune, submitDepot, threePdfs, aCreationIn, aMultipartDepot, aModificationIn } from './filings.ts'
import { auGreffe } from './greffe-association.ts'
import { anEnvoi } from './numerisation.ts'
import type { TestOffice } from './office.ts'
import { rattachementCalls } from './rattachements.ts'
import { clerk, someone } from './people.ts'
import { auTribunal, aDemandeDueOn } from './pieces.ts'
import { aRegisteredAssociation } from './register.ts'
import { aSignataire } from './signatories.ts'
import { markAllConforming } from './verdicts.ts'

/** One call that stores files: prepared, then sent. */
export interface Keeper {
  /** Name of the call in the contract. */
  call: string
  prepare: () => Promise<() => Promise<{ status: number; body: { message?: string; errors?: unknown } }>>
}

/** Every call that stores a file: those that receive one and those whose acts are PDFs. Each sends unique content. */
export const keepers = async (office: TestOffice): Promise<Keeper[]> => {
  const { app, db, clock } = office
  const filer = await someone(office)
  const greffier = await clerk(office, 'TJ-STRASBOURG')
  const signataire = await aSignataire(db)
  const commune = await knownCommune(db)
  const another = () => makePdf({ texte: randomUUID() })
  const filing = async () => {
    const fichiers = [await another(), ...(await threePdfs()).slice(1)]
    return async () => {
      const answer = await submitDepot(office, filer, { fichiers, depot: aCreationIn(commune) })
      return { status: answer.statusCode, body: answer.json() }
    }
  }
  const filingOn = async (demarche: 'modification' | 'dissolution' | 'radiation', depot: object) => {
    const etatAssociation = demarche === 'radiation' ? 'DISSOUTE' : 'INSCRITE'
    const { numero } = await aRegisteredAssociation(office, { etatAssociation, rattaches: [{ personne: filer }] })
    const { body, headers } = aMultipartDepot({ depot, fichiers: [await another()] })
    return async () => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/requete/${demarche}/${numero}`,
        headers: { ...headers, ...filer.bearer },
        payload: body,
      })
      return { status: answer.statusCode, body: answer.json() }
    }
  }
  /** A filing received on paper. */
  const paper = async (chemin: string, depot: object, fichiers: Buffer[]) => {
    const { body, headers } = aMultipartDepot({ depot, fichiers })
    return async () => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/greffe/depot/${chemin}?recueLe=${jourDeParis(clock.at)}`,
        headers: { ...headers, ...greffier.bearer },
        payload: body,
      })
      return { status: answer.statusCode, body: answer.json() }
    }
  }
  const paperOn = async (demarche: 'modification' | 'dissolution' | 'radiation', depot: object) => {
    const { numero } = await aRegisteredAssociation(office, { etatAssociation: demarche === 'radiation' ? 'DISSOUTE' : 'INSCRITE' })
    return paper(`${demarche}/${numero}`, depot, [await another()])
  }
  const act = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, headers: greffier.bearer, payload })
    return { status: answer.statusCode, body: answer.body ? answer.json() : {} }
  }
  return [
    { call: 'deposerCreation', prepare: filing },
    { call: 'deposerModification', prepare: () => filingOn('modification', aModificationIn(commune)) },
    { call: 'deposerDissolution', prepare: () => filingOn('dissolution', aDissolutionDepot()) },
    {
      call: 'deposerRadiation',
      prepare: () => filingOn('radiation', aRadiationDepot({ documents: [anAnnexe({ type: 'PIECE_JOINTE', sousType: null })] })),
    },
    {
      call: 'deposerCreationAuGuichet',
      prepare: async () => paper('creation', aCreationIn(commune), [await another(), ...(await threePdfs()).slice(1)]),
    },
    { call: 'deposerModificationAuGuichet', prepare: () => paperOn('modification', aModificationIn(commune)) },
    { call: 'deposerDissolutionAuGuichet', prepare: () => paperOn('dissolution', aDissolutionDepot()) },
    {
      call: 'deposerRadiationAuGuichet',
      prepare: () => paperOn('radiation', aRadiationDepot({ documents: [anAnnexe({ type: 'PIECE_JOINTE', sousType: null })] })),
    },
    {
      call: 'demanderRattachement',
      prepare: async () => {
        const { numero } = await aRegisteredAssociation(office, {})
        const bytes = await another()
        return () => rattachementCalls(office).ask(filer, numero, { fichiers: [bytes] })
      },
    },
    {
      call: 'joindreAuBrouillon',
      prepare: async () => {
        const id = randomUUID()
        await retain(office, filer, id)
        const bytes = await another()
        return async () => {
          const answer = await attachDocument(office, filer, id, bytes)
          return { status: answer.statusCode, body: answer.json() }
        }
      },
    },
    {
      call: 'garderPage',
      prepare: async () => {
        const id = randomUUID()
        await retain(office, filer, id)
        const bytes = Buffer.concat([await makeImage({ largeur: 48, hauteur: 64 }), Buffer.from(id)])
        return async () => {
          const answer = await keepPage(office, filer, id, bytes)
          return { status: answer.statusCode, body: answer.json() }
        }
      },
    },
    {
      call: 'ajouterDocument',
      prepare: async () => {
        const { numero } = await aRegisteredAssociation(office, {})
        const bytes = await another()
        return () => auGreffe(office, greffier).add(numero, 1, { bytes })
      },
    },
    {
      call: 'inscrireDecision',
      prepare: async () => {
        const { numero } = await aRegisteredAssociation(office, {})
        const bytes = await another()
        return () => auGreffe(office, greffier).decide(numero, 1, aDecision(), { bytes })
      },
    },
    {
      call: 'inscrireFusion',
      prepare: async () => {
        const { numero } = await aRegisteredAssociation(office, {})
        const { numero: absorbee } = await aRegisteredAssociation(office, {})
        const bytes = await another()
        return () => auGreffe(office, greffier).merge(numero, 1, aFusion([absorbee]), bytes)
      },
    },
    {
      call: 'deposerNumerisation',
      prepare: async () => {
        const { numero } = await aRegisteredAssociation(office, { dossierPapier: true })
        const bytes = await another()
        return () => act(`/api/greffe/association/${numero}/numerisation`, anEnvoi('numerisation', { nom: 'Dossier.pdf' }, bytes))
      },
    },
    {
      call: 'ajouterPiece',
      prepare: async () => {
        clock.at = new Date('2026-11-20T10:00:00Z')
        const { add, makeDemande } = auTribunal(office, greffier, filer)
        const { lien } = await makeDemande()
        const bytes = await another()
        return async () => {
          const answer = await add(lien, 0, bytes)
          return { status: answer.statusCode, body: answer.json() }
        }
      },
    },
    {
      call: 'demander',
      prepare: async () => {
        clock.at = new Date('2026-11-20T10:00:00Z')
        const { numero } = (await (await filing())()).body as unknown as { numero: string }
        await act(`/api/greffe/requete/${numero}/prise-en-charge`, { version: 1 })
        return () => act(`/api/greffe/requete/${numero}/demande-pieces`, { version: 2, ...aDemandeDueOn() })
      },
    },
    {
      call: 'rejeter',
      prepare: async () => {
        clock.at = new Date('2026-11-20T10:00:00Z')
        const { numero } = (await (await filing())()).body as unknown as { numero: string }
        const path = `/api/greffe/requete/${numero}`
        const motifs = [{ article: 'Code civil local, art. 57', motif: 'Le nom est pris.' }]
        await act(`${path}/prise-en-charge`, { version: 1 })
        await act(`${path}/projet-rejet`, { version: 2, motifs, dateRetour: '2026-12-01' })
        clock.at = new Date('2026-12-02T09:00:00Z')
        return () => act(`${path}/rejet`, { version: 3, le: '2026-12-02', signataire, motifs })
      },
    },
    {
      call: 'inscrire',
      prepare: async () => {
        clock.at = new Date('2026-11-20T10:00:00Z')
        const { numero } = (await (await filing())()).body as unknown as { numero: string }
        const path = `/api/greffe/requete/${numero}`
        await act(`${path}/prise-en-charge`, { version: 1 })
        await act(`${path}/communication-prefet`, { version: 2, le: '2026-11-20' })
        clock.at = new Date('2027-01-06T09:00:00Z')
        const version = await markAllConforming(office, greffier, numero)
        return () => act(`${path}/inscription`, { version, le: '2027-01-06', signataire })
      },
    },
  ]
}
