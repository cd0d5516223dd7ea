import type { Settings } from '../core/settings.ts'

/** The page of a request, where every mail about it leads (MAIL-08, ROUTE-24). */
export const pageDeRequete = ({ baseUrl }: Pick<Settings, 'baseUrl'>, numero: string): string => `${baseUrl}/requete/detail/${numero}`
