-- What a PDF can do besides being read, named (threat T5), instead of whether it acts. What was found before was not named.
alter table fichier add column contenus_actifs text[] not null default '{}';
update fichier set contenus_actifs = '{ILLISIBLE}' where actif;
alter table fichier drop column actif;
