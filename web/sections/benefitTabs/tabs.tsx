'use client'

import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

type Props = {
  label: string
  tabs: { id: string; label: string; panel: ReactNode }[]
}

/** Tabs over panels that the server has rendered. All of them stay in the page; without a script all are seen. */
export default function Tabs({ label, tabs }: Props) {
  return (
    <Root defaultValue={tabs[0]?.id} className="tabs">
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.id} value={tab.id}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.id} value={tab.id} forceMount>
          {tab.panel}
        </Content>
      ))}
    </Root>
  )
}
