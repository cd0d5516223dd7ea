-- The courts where opening the letter of a decision on line notifies it to its addressee (docs/decisions/0127).
alter table reglages add column notification_en_ligne text[] not null default '{}';
