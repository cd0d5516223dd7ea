import { useState } from 'react'
import { textesRaccourcis as textes } from 'domain/core/textes/raccourcis'
import { Dialog } from '../dialog/Dialog.tsx'
import { TickBox } from '../form/TickBox.tsx'
import { Button } from '../widgets/Button.tsx'
import { FieldList } from '../widgets/FieldList.tsx'
import { activateShortcuts, useShortcutsActive } from './active.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Lists the page's shortcuts and lets the person turn them off. « ? » also opens it. */
export const ShortcutsHelp = ({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) => {
  const [open, setOpen] = useState(false)
  const active = useShortcutsActive()
  useShortcuts({ '?': () => setOpen(true) })
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        {textes.titre}
      </Button>
      <Dialog open={open} title={textes.titre} onClose={() => setOpen(false)}>
        <TickBox label={textes.activer} checked={active} onChange={activateShortcuts} />
        <FieldList fields={[...keys, ['?', textes.aide]]} />
      </Dialog>
    </>
  )
}
