import { useState, type ReactNode } from 'react'
import { DndContext, PointerSensor, closestCenter, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { OrderedRow } from './OrderedRow.tsx'
import './ordered-list.css'

interface Props<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  nameOf: (item: T) => string
  /** Both indexes from 0. */
  onMove: (from: number, to: number) => void
  children: (item: T, index: number) => ReactNode
}

// The buttons are the keyboard's way, and we announce ourselves: nothing is left for the library to say.
const nothing = () => undefined
const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
}

/** A list that the person orders by buttons, so without a pointer too, or by dragging (MEMB-01, RGAA 7.3); the new place is announced. */
export const OrderedList = <T,>({ items, keyOf, nameOf, onMove, children }: Props<T>) => {
  const [announced, setAnnounced] = useState('')
  const sensors = useSensors(useSensor(PointerSensor))
  const keys = items.map(keyOf)
  const move = (from: number, to: number) => {
    const item = items[from]
    // The first cannot go up nor the last down; their buttons stay focusable, or the focus would be lost at the ends.
    if (item === undefined || to < 0 || to >= items.length) return
    onMove(from, to)
    setAnnounced(textesFormulaires.nouvellePosition({ nom: nameOf(item), position: to + 1, total: items.length }))
  }
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
  }
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={dropped} accessibility={silent}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol className="fr-raw-list ordered-list">
            {items.map((item, index) => (
              <OrderedRow
                key={keyOf(item)}
                id={keyOf(item)}
                name={nameOf(item)}
                first={index === 0}
                last={index === items.length - 1}
                onStep={(step) => move(index, index + step)}
              >
                {children(item, index)}
              </OrderedRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p role="status" className="fr-sr-only">
        {announced}
      </p>
    </>
  )
}
