import type { Settings } from '../core/settings.ts'

/** Address of the page of a request, to which every mail about it leads (MAIL-08, ROUTE-24). */
export const pageDeRequete = ({ baseUrl }: Pick<Settings, 'baseUrl'>, numero: string): string => `${baseUrl}/requete/detail/${numero}`
