-- A clerk types what came on paper on the same forms (STAFF-15): such a draft is another one than their own filing on the same association.
alter table brouillon add column guichet boolean not null default false;
drop index brouillon_unique;
create unique index brouillon_unique on brouillon (compte, association, type, guichet) where association is not null and requete is null;
