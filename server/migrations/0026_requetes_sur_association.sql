-- A filing on an association of the register says on which version it was made; null of a creation, and of what was filed before.
-- What the migrations before left to check at the end is checked now: a table cannot change while it waits.
set constraints all immediate;
alter table requete add column base integer;
drop trigger requete_immuable on requete;
create trigger requete_immuable before
  update of numero, type, tribunal, compte, cle, empreinte, issu_teleservice, depot, siege, base, date_pre_enregistrement
  or delete or truncate on requete for each statement execute function preuve_immuable();

-- Nothing is filed on an association while a request on it is under instruction (ACTION-11), whoever files and however many at once.
create unique index requete_en_cours on requete (association) where etat = 'EN_COURS';
