import re,glob
titles={}
for m in re.finditer(r'^### ([A-Z]+) — (.*?) \(\d+ rows',open('/work/shared/spec/checklist.md').read(),re.M): titles[m[1]]=m[2]
titles.update({'X':'Tensions between the sources, and what the product follows','STAFF':'Court staff, support and administration','SRV':'Server behaviour','MAIL':'Mails','HEAD':'Header, footer, notices and dialogs'})
order=[]
want=[]
for l in open('/work/shared/spec/checklist.md'):
    m=re.match(r'^\| ([A-Z]+-\d{2,3}) \|',l)
    if m and m[1] not in want: want.append(m[1])
want.sort(key=lambda w: w.startswith('X-'))
rows={}
for n in (1,2,3,4):
    try: t=open(f'/tmp/spec/part-{n}.md').read()
    except FileNotFoundError: continue
    for l in t.split('\n'):
        m=re.match(r'^\|\s*([A-Z]+-\d{2,3})\s*\|\s*(.*?)\s*\|\s*([^|]*?)\s*\|\s*$',l)
        if m: rows[m[1]]=(m[2],m[3])
        elif re.match(r'^\|\s*[A-Z]+-\d',l): print('BAD',l[:120])
print(len(want),'wanted',len(rows),'written','missing',[w for w in want if w not in rows][:40], 'extra',[r for r in rows if r not in want])
if __name__=='__main__':
    import sys
    if len(sys.argv)>1:
        o=['# Specification','','What the product does, one verifiable statement a row. Rows keep their identifier: append, never renumber. The third column says where a row can be seen to be true or false: rule (`domain`), wire (a call), screen, mail, PDF. The last column is generated: `npx vitest run --project=rules scripts/house -u` writes it again from the titles of the tests, which name the rows they prove.','']
        area=None
        for w in want:
            a=w.split('-')[0]
            if w not in rows: continue
            if a!=area:
                o+=['',f'## {a}: {titles.get(a,a)}','','| Row | What the product does | Where | Tests |','|---|---|---|---|']; area=a
            s,p=rows[w]
            p=', '.join(x.strip() for x in p.split(',')) or '(n/a)'
            o.append(f'| {w} | {s} | {p} |  |')
        open('/work/main/docs/specification.md','w').write('\n'.join(o).replace('\n\n\n','\n\n')+'\n')
