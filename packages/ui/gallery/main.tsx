import { createRoot } from 'react-dom/client'
import '../src/styles/anseo.css'
import { Basics } from './basics.tsx'
import { Charts } from './charts.tsx'
import { Frames } from './frames.tsx'
import { People } from './people.tsx'
import { Times } from './times.tsx'
import { Toasts } from '@anseo/ui/toasts'

// `#dark` and `#light` set the theme; the switch in the frame works as well.
const wanted = location.hash.slice(1)
document.documentElement.dataset.theme = wanted === 'dark' ? 'dark' : 'light'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <>
      <Frames>
        <Basics />
        <Times />
        <People />
        <Charts />
      </Frames>
      <Toasts />
    </>,
  )
