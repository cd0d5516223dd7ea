// Words of invented associations, places and people: none is meant to exist, and a name of a real commune is set aside when it comes out.

/** What associations of a domain call themselves, and what they are for (`{lieu}` is the invented place). */
export const vocations: Readonly<Record<string, readonly (readonly [nom: string, objet: string])[]>> = {
  '005': [
    ['Radio locale', 'Produire et diffuser des émissions de radio pour les habitants de {lieu}.'],
    ['Gazette associative', 'Publier un journal de la vie locale.'],
    ['Ciné-reportage', 'Former au reportage et montrer les films de ses membres.'],
  ],
  '006': [
    ['Chorale', 'Pratiquer et faire connaître le chant choral.'],
    ['Harmonie', "Pratiquer la musique d'ensemble et animer les fêtes de {lieu}."],
    ['Théâtre dialectal', 'Jouer et transmettre le théâtre en dialecte.'],
    ['Atelier de danse', 'Enseigner et pratiquer la danse.'],
    ['Groupe folklorique', 'Conserver et présenter les danses et costumes traditionnels.'],
    ["Les Amis de l'orgue", "Faire entendre et entretenir l'orgue de {lieu}."],
    ['Photo-club', 'Pratiquer la photographie et organiser des expositions.'],
    ['Bibliothèque du soir', 'Tenir une bibliothèque de prêt ouverte à tous.'],
  ],
  '007': [
    ['Amicale des joueurs de tarot', 'Réunir les amateurs de jeux de cartes.'],
    ["Cercle d'échecs", 'Pratiquer et enseigner le jeu des échecs.'],
    ['Club des collectionneurs', 'Échanger entre collectionneurs et organiser une bourse annuelle.'],
    ['Modélisme', 'Construire et faire naviguer des modèles réduits.'],
    ['Comité des fêtes', 'Organiser les fêtes de {lieu}.'],
  ],
  '009': [
    ['Foyer rural', 'Animer la vie culturelle et sociale de {lieu}.'],
    ['Maison des jeunes', 'Accueillir les jeunes et soutenir leurs projets.'],
    ['Centre de loisirs', 'Organiser les loisirs des enfants pendant les congés.'],
  ],
  '010': [
    ['Sauvegarde du vieux moulin', 'Restaurer et faire visiter le vieux moulin de {lieu}.'],
    ["Société d'histoire", 'Étudier et faire connaître le passé de {lieu} et de ses environs.'],
    ['Les Bâtisseurs du rempart', 'Relever et entretenir les murs anciens de {lieu}.'],
  ],
  '011': [
    ['Football-club', 'Pratiquer le football et former les jeunes joueurs.'],
    ['Société de gymnastique', 'Pratiquer la gymnastique.'],
    ['Tennis-club', 'Pratiquer le tennis.'],
    ['Cyclo-randonneurs', 'Organiser des promenades et randonnées à bicyclette.'],
    ['Judo-club', 'Enseigner et pratiquer le judo.'],
    ['Société de quilles', 'Pratiquer le jeu de quilles.'],
    ['Marcheurs des crêtes', 'Organiser des marches et entretenir les sentiers.'],
  ],
  '013': [
    ['Association de pêche', 'Pratiquer la pêche et protéger les milieux aquatiques.'],
    ['Société de chasse', 'Pratiquer la chasse et gérer la faune.'],
  ],
  '014': [
    ['Amicale des anciens élèves', "Garder les liens entre anciens élèves de l'école de {lieu}."],
    ['Amicale des donneurs de sang', 'Promouvoir le don du sang.'],
    ['Entraide de quartier', 'Aider les voisins dans les difficultés de tous les jours.'],
    ["Les Cheveux d'argent", 'Réunir et distraire les aînés.'],
  ],
  '015': [
    ["Parents d'élèves", 'Représenter les parents et soutenir les projets des écoles.'],
    ['Soutien scolaire', 'Aider bénévolement les élèves dans leur travail.'],
    ['Université populaire', 'Proposer des cours et des conférences à tous les adultes.'],
  ],
  '017': [
    ['Équilibre et santé', 'Informer et prévenir en matière de santé.'],
    ['Visiteurs de malades', "Rendre visite aux personnes hospitalisées et les soutenir."],
  ],
  '019': [
    ['Accueil et partage', 'Accueillir et accompagner les personnes isolées.'],
    ['Épicerie du cœur vaillant', 'Tenir une épicerie à petits prix pour les familles en difficulté.'],
  ],
  '020': [
    ['Solidarité sans rivages', 'Soutenir des projets de développement.'],
    ['Bourse aux bénévoles', 'Rapprocher les bénévoles et ceux qui en ont besoin.'],
  ],
  '021': [
    ['Crèche parentale', 'Gérer une crèche avec les parents.'],
    ['Aide à domicile', 'Aider les personnes âgées à rester chez elles.'],
  ],
  '024': [
    ['Jardins partagés', 'Cultiver ensemble des jardins et transmettre leurs usages.'],
    ['Arboriculteurs', 'Entretenir les vergers et enseigner la taille.'],
    ['Sauvegarde de la rivière', 'Protéger la rivière et ses berges.'],
  ],
  '030': [
    ["Chantiers d'insertion", "Favoriser le retour à l'emploi par le travail en commun."],
    ['Marché des producteurs', 'Organiser un marché de producteurs à {lieu}.'],
  ],
  '034': [
    ['Office des promenades', 'Faire découvrir {lieu} et ses environs.'],
    ['Route des belvédères', 'Mettre en valeur les points de vue de la région.'],
  ],
}

export const debutsDeLieu = ['Mittel', 'Ober', 'Nieder', 'Tannen', 'Linden', 'Erlen', 'Hasel', 'Silber', 'Falken', 'Birken', 'Weiden', 'Kirsch', 'Rosen', 'Wolfs', 'Lerchen', 'Honig']
export const finsDeLieu = ['bruchel', 'sandholz', 'grabenau', 'mattried', 'quellau', 'steigeck', 'hofmatt', 'zellgrund', 'rutschwald', 'brunnau', 'moosfurt', 'wegscheid', 'lochmatt', 'hutteneck']
export const lieuxRomans = ['Valmorin', 'Courtevigne', 'Marchebois', 'Sainte-Albride', 'Hautes-Aunelles', 'Montrevel-aux-Prés', 'Pierrecourbe', 'Larrivoise', 'Fontaubert', 'Grandrupt-la-Neuve', 'Charmevelle', 'Bellecombelle']
export const qualites = ['', '', '', '', '', ' et environs', ' réunis', ' 1925', ' 1978', ' 2004', ' – les jeunes', ' – les anciens', ' et vallée', ' en fête', ' ensemble']

export const prenoms = {
  M: ['Basile', 'Gaspard', 'Lucien', 'Anatole', 'Achille', 'Edgar', 'Florent', 'Germain', 'Hugues', 'Isidore', 'Jocelyn', 'Léandre', 'Marius', 'Norbert', 'Octave', 'Prosper', 'Quentin', 'Rodolphe', 'Sylvain', 'Théodore'],
  MME: ['Odile', 'Irma', 'Aloïse', 'Bérénice', 'Clotilde', 'Delphine', 'Edwige', 'Félicie', 'Gisèle', 'Hermine', 'Inès', 'Joséphine', 'Léontine', 'Mathilde', 'Noémie', 'Ottilie', 'Pauline', 'Rosalie', 'Salomé', 'Yolande'],
} as const
export const debutsDeNom = ['Mittel', 'Ober', 'Kirch', 'Tann', 'Rosen', 'Wiesen', 'Erlen', 'Stein', 'Falk', 'Linden', 'Greffen', 'Brunn']
export const finsDeNom = ['brucher', 'sandmeyer', 'weilacker', 'holzmatter', 'thalgruber', 'quellheim', 'zellacker', 'hofrieder', 'grabenauer', 'lochner-Valmorin']

export const voies = ['rue', 'rue', 'rue', 'place', 'avenue', 'impasse', 'chemin', 'allée']
export const nomsDeVoie = ['des Tilleuls', 'du Moulin', 'de la Gare', "de l'Église", 'des Vosges', 'du Lavoir', 'Principale', 'des Écoles', 'du Château', 'des Vignes', 'de la Forêt', 'du Stade', 'des Merles', 'du Tonnelier', 'des Remparts', 'de la Fontaine']

export const fonctions = ['Président(e)', 'Trésorier(ère)', 'Secrétaire', 'Vice-président(e)', 'Assesseur', 'Assesseur']
