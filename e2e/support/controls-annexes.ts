/** A document as it is added, and as each page shows it. */
interface Joined {
  type: string
  /** Value of « Sous-type »; null when the form has none. */
  sousType: string | null
  /** Label and value of its date. */
  date: readonly [label: string, value: string]
  nom: string
  filed: { type: string; sousType: string | null; date: string; nom: string }
  /** Its description on the review page and on the clerk's file. */
  check: string
  clerk: string
  /** The name of its file in the register, when it differs. */
  registered?: string
  /** Its lines on the association's sheet. */
  sheet: readonly string[]
}

/** The types that a creation accepts (DOCTYPE-26), as the dialog lists them. */
export const typesOffered = [
  'Choisir dans la liste',
  "Déclaration d'inscription",
  "Procès-verbal d'assemblée générale",
  'Statuts',
  'Titre de constitution de la direction',
  "Pièce d'état civil",
  'Pièce jointe',
]

/** The documents of the filing (ANNEX): the three required by a creation (ANNEX-08) and one more. */
export const annexes: readonly Joined[] = [
  {
    type: "Déclaration d'inscription",
    sousType: null,
    date: ['Date du document (facultatif)', '2026-10-06'],
    nom: 'Notre déclaration.pdf',
    filed: { type: 'DECLARATION_INSCR', sousType: 'CREATION', date: '2026-10-06', nom: 'Notre déclaration.pdf' },
    check: "Déclaration d'inscription, daté du 06/10/2026",
    clerk: "Déclaration d'inscription, Création, 06/10/2026",
    sheet: ["Déclaration d'inscription, Création", 'Date du document : 06/10/2026'],
  },
  {
    type: 'Statuts',
    sousType: null,
    date: ["Date d'adoption", '2026-10-04'],
    nom: 'Nos statuts.pdf',
    filed: { type: 'STATUTS', sousType: null, date: '2026-10-04', nom: 'Nos statuts.pdf' },
    check: 'Statuts, daté du 04/10/2026',
    clerk: 'Statuts, 04/10/2026',
    registered: 'Statuts, 4 octobre 2026.pdf',
    sheet: ['Statuts', "Date d'adoption : 04/10/2026"],
  },
  {
    type: "Procès-verbal d'assemblée générale",
    sousType: 'Constitutive',
    date: ["Date de l'assemblée générale", '2026-10-05'],
    nom: 'Notre assemblée.pdf',
    filed: { type: 'PV_AG', sousType: 'CONSTITUTIVE', date: '2026-10-05', nom: 'Notre assemblée.pdf' },
    check: "Procès-verbal d'assemblée générale, Constitutive, daté du 05/10/2026",
    clerk: "Procès-verbal d'assemblée générale, Constitutive, 05/10/2026",
    registered: "Procès-verbal d'assemblée générale, Constitutive, 5 octobre 2026.pdf",
    sheet: ["Procès-verbal d'assemblée générale, Constitutive", "Date de l'assemblée générale : 05/10/2026"],
  },
  {
    type: 'Pièce jointe',
    sousType: null,
    date: ['Date du document (facultatif)', '2026-10-07'],
    nom: 'Le bail du local.pdf',
    filed: { type: 'PIECE_JOINTE', sousType: null, date: '2026-10-07', nom: 'Le bail du local.pdf' },
    check: 'Pièce jointe, daté du 07/10/2026',
    // Its type does not describe it, so the file's name is shown.
    clerk: 'Pièce jointe, 07/10/2026\u00A0: Le bail du local.pdf',
    sheet: ['Pièce jointe', 'Date du document : 07/10/2026'],
  },
]
