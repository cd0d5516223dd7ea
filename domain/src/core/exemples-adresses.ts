type Exemple = readonly [pourquoi: string, tape: string, adresse: string, complement: string, codePostal: string, commune: string]

/** Addresses as people type and paste them, with the expected reading of each. */
export const adressesEnLigne: readonly Exemple[] = [
  ['as the Base adresse nationale writes it', '12 Rue des Tanneurs 67000 Strasbourg', '12 Rue des Tanneurs', '', '67000', 'Strasbourg'],
  ['a comma before the code', '12 rue des Tanneurs, 67000 Strasbourg', '12 rue des Tanneurs', '', '67000', 'Strasbourg'],
  ['lower case', '12 rue des tanneurs, 67000 strasbourg', '12 rue des tanneurs', '', '67000', 'strasbourg'],
  ['bis', '4 bis quai des Pêcheurs imaginaires, 67600 Sélestat', '4 bis quai des Pêcheurs imaginaires', '', '67600', 'Sélestat'],
  ['a comma behind the number', '12, rue des Tanneurs, 67000 Strasbourg', '12 rue des Tanneurs', '', '67000', 'Strasbourg'],
  ['a comma behind bis', '12 bis, rue des Tanneurs, 67000 Strasbourg', '12 bis rue des Tanneurs', '', '67000', 'Strasbourg'],
  ['several lines', 'Résidence du Lac\n3 rue du Lac\r\n57000 METZ', '3 rue du Lac', 'Résidence du Lac', '57000', 'METZ'],
  ['a complement behind the street', '3 rue du Lac, bâtiment B, 57000 Metz', '3 rue du Lac', 'bâtiment B', '57000', 'Metz'],
  ['Cedex', '1 place du Palais, 67085 STRASBOURG CEDEX', '1 place du Palais', '', '67085', 'STRASBOURG'],
  ['Cedex with its number', '1 place du Palais, 67085 Strasbourg Cedex 9', '1 place du Palais', '', '67085', 'Strasbourg'],
  ['a commune of several words', '8 rue du Moulin, 68140 Munster-sur-Fecht', '8 rue du Moulin', '', '68140', 'Munster-sur-Fecht'],
  ['the code behind the commune', '12 rue des Tanneurs, Strasbourg 67000', '12 rue des Tanneurs', '', '67000', 'Strasbourg'],
  ['the code in two groups', '12 rue des Tanneurs, 67 000 Strasbourg', '12 rue des Tanneurs', '', '67000', 'Strasbourg'],
  ['the code of the country', '12 rue des Tanneurs, F-67000 Strasbourg', '12 rue des Tanneurs', '', '67000', 'Strasbourg'],
  ['the country', '12 rue des Tanneurs, 67000 Strasbourg, France', '12 rue des Tanneurs', '', '67000', 'Strasbourg'],
  ['no code', '12 rue des Tanneurs, Strasbourg', '12 rue des Tanneurs', '', '', 'Strasbourg'],
  ['no commune', '12 rue des Tanneurs, 67000', '12 rue des Tanneurs', '', '67000', ''],
  ['a street alone', '12 rue des Tanneurs', '12 rue des Tanneurs', '', '', ''],
  ['a place without number', 'Lieu-dit Le Ried, 67600 Muttersholtz', 'Lieu-dit Le Ried', '', '67600', 'Muttersholtz'],
  ['a number that looks like a code', '12345 route de la Plaine, 67000 Strasbourg', '12345 route de la Plaine', '', '67000', 'Strasbourg'],
  ['nothing', '  ', '', '', '', ''],
]
