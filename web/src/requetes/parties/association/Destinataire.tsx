import { useMots } from '../../demarche/dossier-saisi.ts'

/** To which court the filing goes. */
export const Destinataire = ({ tribunal }: { tribunal: string }) => <p className="court">{useMots().envoi.envoyeeA(tribunal)}</p>
