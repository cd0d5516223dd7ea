import type { FicheData } from './fiche-data.ts'

type Banner = 'ancienne' | 'invitation' | 'refus' | 'nonConformites' | 'requete'

/** The banner with the highest priority, null without any. */
export const bannerOf = ({
  enVigueur,
  rattachement,
  nonConformites,
  requeteEnCours,
}: Pick<FicheData, 'enVigueur' | 'rattachement' | 'nonConformites' | 'requeteEnCours'>): Banner | null => {
  if (enVigueur.au !== null) return 'ancienne'
  if (rattachement.etat === 'INVITATION_EN_COURS') return 'invitation'
  if (rattachement.refus !== null) return 'refus'
  if (nonConformites.length > 0) return 'nonConformites'
  return requeteEnCours === null ? null : 'requete'
}
