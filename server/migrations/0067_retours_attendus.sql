-- The day a reply is asked for, while the request waits for it (docs/decisions/0092): once it has passed, the file rises in the court's tray.
alter table requete add column retour_le date;

update requete
set retour_le = (
  select (acte.contenu ->> 'dateRetour')::date
  from acte
  where acte.sujet = 'requete' and acte.sujet_id = requete.numero and acte.type in ('DEMANDE', 'REOUVERTURE')
  order by acte.rang desc
  limit 1
)
where etape = 'ATTENTE_PIECES';
