-- How many times a captcha was read aloud: listening uses nothing up, but has an end.
alter table captcha add column ecoutes integer not null default 0;
