import { textesCheck } from 'domain/app/textes/check'
import { startOfJour } from 'domain/core/jour'
import { readDepot } from 'domain/requetes/depot/read-depot'
import { canonicalJson } from '../../core/canonical.ts'
import type { Db } from '../../core/database.ts'
import { depotEmpreinte, type DepotEmpreinte } from '../../requetes/depot/empreinte.ts'
import type { Bilan } from './bilan.ts'
import { readLots } from './in-batches.ts'
import {
  actesDeDepot,
  annexesDesRequetes,
  attestedDocuments,
  documentsDesRequetes,
  attestedPieces,
  forwardedPieces,
  requetesAfter,
} from './sql.ts'

const { depot: textes, document: textesDocument, reponse: textesReponse } = textesCheck

type Requete = Awaited<ReturnType<typeof requetesAfter>>[number]
type Annexe = Awaited<ReturnType<typeof annexesDesRequetes>>[number]
type Piece = Awaited<ReturnType<typeof forwardedPieces>>[number]
type Acte = Awaited<ReturnType<typeof actesDeDepot>>[number]

/** Compares what is stored of each filing with what its act of deposit covers. */
export async function* checkDepots(db: Db, bilan: Bilan): AsyncGenerator<string> {
  for await (const lot of readLots(
    (apres: string | null) => requetesAfter(db, apres),
    ({ numero }) => numero,
  )) {
    const numeros = lot.map(({ numero }) => numero)
    const annexes = Map.groupBy(await annexesDesRequetes(db, numeros), ({ requete }) => requete)
    const actes = new Map((await actesDeDepot(db, numeros)).map((acte) => [acte.numero, acte]))
    for (const requete of lot) {
      bilan.depots += 1
      yield* compare(requete, annexes.get(requete.numero) ?? [], actes.get(requete.numero), bilan)
    }
    yield* compareDocuments(await documentsDesRequetes(db, numeros), await attestedDocuments(db, numeros))
    yield* comparePieces(await forwardedPieces(db, numeros), await attestedPieces(db, numeros))
  }
}

interface IssuedDocument {
  requete: string
  type: string
  code: string
  sha256: string
}

/** Compares the documents issued on requests with the acts that name them, both ways. */
function* compareDocuments(documents: readonly IssuedDocument[], actes: readonly IssuedDocument[]): Generator<string> {
  const cle = ({ requete, type, code, sha256 }: IssuedDocument): string => [requete, type, code, sha256].join('/')
  const attestes = new Set(actes.map(cle))
  for (const document of documents) if (!attestes.has(cle(document))) yield textesDocument.delivrance(document.requete, document.code)
  const presents = new Set(documents.map(cle))
  for (const acte of actes) if (!presents.has(cle(acte))) yield textesDocument.manque(acte.requete, acte.code)
}

/** Compares the files of the replies with the acts that transmitted them, both ways. */
function* comparePieces(pieces: readonly Piece[], actes: readonly Piece[]): Generator<string> {
  const cle = ({ requete, numero, tour, point, uuid, sha256 }: Piece): string => [requete, numero, tour, point, uuid, sha256].join('/')
  const attestees = new Set(actes.map(cle))
  for (const piece of pieces) if (!attestees.has(cle(piece))) yield textesReponse.piece(piece.requete, piece.uuid)
  const presentes = new Set(pieces.map(cle))
  for (const acte of actes) if (!presentes.has(cle(acte))) yield textesReponse.manque(acte.requete, acte.uuid)
}

/** Whether the filing and its act agree: online at the instant of the act, or on paper on its legal day (STAFF-15). */
const matchesActe = ({ issuTeleservice, deposeeLe }: Requete, { instant, contenu }: Acte): boolean => {
  const { guichet = false, le = '' } = contenu as { guichet?: boolean; le?: string }
  if (guichet === issuTeleservice) return false
  return (guichet ? startOfJour(le) : instant).getTime() === deposeeLe.getTime()
}

function* compare(requete: Requete, annexes: Annexe[], acte: Acte | undefined, bilan: Bilan): Generator<string> {
  const { numero } = requete
  if (!acte) {
    yield textes.sansActe(numero)
    return
  }
  if (acte.auteur !== requete.compte || !matchesActe(requete, acte)) yield textes.origine(numero)
  const { empreinte } = acte.contenu as { empreinte?: DepotEmpreinte }
  if (!empreinte) bilan.nonCouverts += 1
  else if (depotEmpreinte(requete, annexes).depot !== empreinte.depot) yield textes.change(numero)
  yield* compareAnnexes(requete, annexes, empreinte)
}

/** Compares the annexes with the declaration of the filing and, when it is covered, with the SHA-256 in its act. */
function* compareAnnexes(requete: Requete, annexes: Annexe[], empreinte: DepotEmpreinte | undefined): Generator<string> {
  const { numero } = requete
  const documents = declaredDocuments(requete)
  if (!documents) {
    yield textes.illisible(numero)
    return
  }
  if (annexes.length !== documents.length) {
    yield textes.annexes(numero, annexes.length, documents.length)
    return
  }
  for (const [i, { requete: _, rang, sha256, ...enregistree }] of annexes.entries()) {
    const { lien: __, ...declaree } = documents[i] ?? { lien: null }
    const intacte = rang === i && canonicalJson(enregistree) === canonicalJson(declaree)
    if (!intacte || (empreinte && empreinte.annexes[i] !== sha256)) yield textes.annexe(numero, i + 1, enregistree.nom)
  }
}

const declaredDocuments = (requete: Requete) => {
  try {
    return readDepot(requete).documents
  } catch {
    return null
  }
}
