import { fonctionsEnDouble } from 'domain/association/fonctions'
import type { Comite } from 'domain/association/membres'
import { textesMembres } from 'domain/requetes/textes/membres'

/** Lists the functions that one member usually holds and that several hold here, for a last check before sending. */
export const FonctionsEnDouble = ({ comite }: { comite: Comite }) =>
  fonctionsEnDouble(comite).map(({ fonction, noms }) => <p key={fonction}>{textesMembres.fonctionEnDouble.aVerifier(fonction, noms)}</p>)
