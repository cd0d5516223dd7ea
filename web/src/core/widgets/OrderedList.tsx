import { useState, type ReactNode } from 'react'
import { DndContext, PointerSensor, closestCenter, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { OrderedRow } from './OrderedRow.tsx'
import './ordered-list.css'

interface Props<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  nameOf: (item: T) => string
  /** Both indexes start at 0. */
  onMove: (from: number, to: number) => void
  children: (item: T, index: number) => ReactNode
}

// Silence the library: the buttons serve the keyboard, and we announce the moves ourselves.
const nothing = () => undefined
const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
}

/** A list that the person reorders with buttons or by dragging (MEMB-01, RGAA 7.3). The new position is announced. */
export const OrderedList = <T,>({ items, keyOf, nameOf, onMove, children }: Props<T>) => {
  const [announced, setAnnounced] = useState('')
  const sensors = useSensors(useSensor(PointerSensor))
  const keys = items.map(keyOf)
  const move = (from: number, to: number) => {
    const item = items[from]
    // The buttons at the ends stay focusable: disabling one would lose the focus. They just do nothing.
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
