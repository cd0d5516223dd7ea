const sujets: Readonly<Record<string, string>> = {
  requete: 'la requête',
  association: "l'association",
  compte: 'le compte',
  tribunal: 'le tribunal',
  page: 'la page',
  message: 'le message',
}

const annexesAuLieuDe = (enregistrees: number, attendues: number): string => {
  const dites =
    enregistrees > 1
      ? `${enregistrees} annexes sont enregistrées`
      : enregistrees === 1
        ? '1 annexe est enregistrée'
        : "aucune annexe n'est enregistrée"
  return `${dites} au lieu de ${attendues}`
}
const nombre = (combien: number): string => combien.toLocaleString('fr')

interface Totals extends Record<'lignes' | 'depots' | 'versions' | 'fichiers' | 'ecarts', number> {
  /** Absent from reports made before the check compared the schema. */
  objets?: number | undefined
}

/** Printed by `npm run verifier`: one sentence per difference with what was written, then the totals. */
export const textesCheck = {
  pasAJour: "La base de données n'est pas au niveau de ce logiciel : démarrez d'abord le serveur, qui la met à jour.",
  journal: {
    ligne: (sujet: string, id: string, rang: number) =>
      `Journal de ${sujets[sujet] ?? sujet} ${id} : la ligne ${rang} n'est plus celle qui a été écrite.`,
    manque: (sujet: string, id: string, rang: number) => `Journal de ${sujets[sujet] ?? sujet} ${id} : la ligne ${rang} manque.`,
    texte: (sujet: string, id: string, rang: number) =>
      `Journal de ${sujets[sujet] ?? sujet} ${id} : le texte de la ligne ${rang} n'est plus celui qui a été écrit.`,
    sansSujet: (sujet: string, id: string) => `Journal de ${sujets[sujet] ?? sujet} ${id} : ce dont il parle n'existe plus.`,
  },
  depot: {
    change: (numero: string) => `Requête ${numero} : le contenu enregistré n'est plus celui qui a été déposé.`,
    illisible: (numero: string) => `Requête ${numero} : le contenu enregistré n'a aucune des formes connues.`,
    sansActe: (numero: string) => `Requête ${numero} : l'acte de dépôt manque au journal.`,
    origine: (numero: string) => `Requête ${numero} : le déposant ou l'instant du dépôt ne sont plus ceux de l'acte de dépôt.`,
    annexes: (numero: string, enregistrees: number, deposees: number) => `Requête ${numero} : ${annexesAuLieuDe(enregistrees, deposees)}.`,
    annexe: (numero: string, rang: number, nom: string) =>
      `Requête ${numero} : l'annexe ${rang}, « ${nom} », n'est plus celle qui a été déposée.`,
  },
  document: {
    delivrance: (numero: string, code: string) => `Requête ${numero} : rien n'atteste la délivrance du document ${code}.`,
    manque: (numero: string, code: string) => `Requête ${numero} : le document délivré ${code} manque.`,
  },
  reponse: {
    piece: (numero: string, uuid: string) => `Requête ${numero} : rien n'atteste la transmission de la pièce ${uuid}.`,
    manque: (numero: string, uuid: string) => `Requête ${numero} : la pièce transmise ${uuid} manque.`,
  },
  demande: {
    annexes: (uuid: string, enregistrees: number, recues: number) =>
      `Demande de rattachement ${uuid} : ${annexesAuLieuDe(enregistrees, recues)}.`,
    annexe: (uuid: string, rang: number) => `Demande de rattachement ${uuid} : l'annexe ${rang} n'est plus celle qui a été reçue.`,
    retiree: (uuid: string, rang: number) => `Demande de rattachement ${uuid} : l'annexe ${rang} a été retirée sans acte de purge.`,
  },
  version: {
    change: (numero: string, ordre: number) => `Association ${numero} : la version ${ordre} n'est plus celle qui a été enregistrée.`,
    illisible: (numero: string, ordre: number) => `Association ${numero} : la version ${ordre} n'a aucune des formes connues.`,
    sansActe: (numero: string, ordre: number) => `Association ${numero} : l'acte de la version ${ordre} manque au journal.`,
    manque: (numero: string, ordre: number) => `Association ${numero} : la version ${ordre} manque.`,
    sort: (numero: string, ordre: number) =>
      `Association ${numero}, version ${ordre} : le motif de son état ou son successeur n'est pas celui que disent ses versions.`,
    derniere: (numero: string) => `Association ${numero} : ce que le registre affiche n'est pas ce que dit sa dernière version.`,
    document: (numero: string, ordre: number, uuid: string) =>
      `Association ${numero} : la version ${ordre} cite un document, ${uuid}, qui n'existe pas.`,
    delivrance: (numero: string, code: string) => `Association ${numero} : rien n'atteste la délivrance du document ${code}.`,
  },
  fichier: {
    manque: (sha256: string, ou: string) => `Fichier ${sha256} (${ou}) : il manque au dossier des fichiers.`,
    change: (sha256: string, ou: string) => `Fichier ${sha256} (${ou}) : son contenu n'est plus celui qui a été reçu.`,
    taille: (sha256: string, ou: string) => `Fichier ${sha256} (${ou}) : sa taille n'est pas celle qui est enregistrée.`,
    sansLigne: (sha256: string, ou: string) => `Fichier ${sha256} (${ou}) : la base de données ne le connaît pas.`,
    annexeDe: (requete: string, rang: number) => `annexe ${rang} de la requête ${requete}`,
    documentDe: (association: string, nom: string) => `document « ${nom} » de l'association ${association}`,
    documentDeRequete: (requete: string, nom: string) => `document « ${nom} » de la requête ${requete}`,
    pieceDe: (requete: string, nom: string) => `pièce « ${nom} » d'une réponse sur la requête ${requete}`,
    annexeDeDemande: (uuid: string, rang: number) => `annexe ${rang} de la demande de rattachement ${uuid}`,
    dossierPapierDe: (association: string) => `dossier papier de l'association ${association}`,
    deRien: 'cité nulle part',
  },
  nonCouverts: (combien: number) =>
    `Non couvert : ${nombre(combien)} ${combien > 1 ? 'dépôts, antérieurs' : 'dépôt, antérieur'} à l'empreinte de l'acte de dépôt.`,
  purgees: (combien: number) =>
    `Purgé : ${nombre(combien)} ${combien > 1 ? "pièces d'identité" : "pièce d'identité"}, après la décision sur un rattachement.`,
  bilan: ({ objets, lignes, depots, versions, fichiers, ecarts }: Totals) =>
    (objets === undefined ? '' : `Objets de la base\u00a0: ${nombre(objets)}. `) +
    `Lignes du journal : ${nombre(lignes)}. Dépôts : ${nombre(depots)}. Versions : ${nombre(versions)}. Fichiers : ${nombre(fichiers)}. Écarts : ${nombre(ecarts)}.`,
} as const
