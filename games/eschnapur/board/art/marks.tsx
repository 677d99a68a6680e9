/** Small things that lie on the board or stand beside numbers. */
import { Mark } from '@palatine/ui'

/** A purse, tied. */
export const Bag = () => (
  <Mark className="es-bag">
    <path
      d="M8.500 2.500C10.500 4 13.500 4 15.500 2.500L14.300 7C18.600 9.200 21 13 21 16.800C21 20.400 17.600 22 12 22S3 20.400 3 16.800C3 13 5.400 9.200 9.700 7Z"
      fill="url(#es-gilt)"
      stroke="#6b3a08"
      strokeWidth="1.2"
    />
    <path d="M8.800 7.400H15.200" stroke="#6b3a08" strokeWidth="2" strokeLinecap="round" />
  </Mark>
)

/** The stop marker: a raised hand in a rose disc. */
export const StopMark = () => (
  <Mark className="es-stop-mark">
    <path
      d="M7.500 1.500H16.500L22.500 7.500V16.500L16.500 22.500H7.500L1.500 16.500V7.500Z"
      fill="#b8455b"
      stroke="#fff3df"
      strokeWidth="1.4"
    />
    <path
      d="M8 12.500V8a1 1 0 012 0v3V6.200a1 1 0 012 0V11 6.800a1 1 0 012 0v4.700V8.600a1 1 0 012 0V14c0 3.200-1.800 5-4.300 5-2 0-3.100-.9-4-2.500L6.300 13.600c-.5-.9.7-1.900 1.700-1.100z"
      fill="#fff3df"
    />
  </Mark>
)

/** The blockade: a grille under a seal. */
export const BlockadeMark = () => (
  <Mark className="es-blockade-mark">
    <path d="M3 3H21V21H3Z" fill="#2b2d6e" stroke="#f7e6bd" strokeWidth="1.4" />
    <path d="M8 3V21M12 3V21M16 3V21M3 8H21M3 16H21" stroke="#f7e6bd" strokeWidth="1.6" />
    <circle cx="12" cy="12" r="4.200" fill="#b8455b" stroke="#f7e6bd" strokeWidth="1.2" />
  </Mark>
)

export const ShieldMark = () => (
  <Mark className="es-shield">
    <path
      d="M12 1.500L21 5V12C21 17 17 20.500 12 22.500C7 20.500 3 17 3 12V5Z"
      fill="#2b2d6e"
      stroke="#fff3df"
      strokeWidth="1.500"
    />
    <path
      d="M7.500 12L11 15.500L17 8.500"
      fill="none"
      stroke="#fff3df"
      strokeWidth="2.400"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Mark>
)

export const BrickMark = () => (
  <Mark className="es-brick-mark">
    <path d="M2 9L7 5H22V14L17 19H2Z" className="es-brick-side" />
    <path d="M2 9H17V19H2Z" className="es-brick-front" />
    <path d="M17 9L22 5" className="es-brick-line" />
  </Mark>
)

/** Laurels of a part scored: victory points. */
export const PointMark = () => (
  <Mark>
    <path
      d="M12 2L14.900 8.700L22 9.400L16.600 14.200L18.200 21.300L12 17.500L5.800 21.300L7.400 14.200L2 9.400L9.100 8.700Z"
      fill="url(#es-gilt)"
      stroke="#6b3a08"
      strokeWidth="1.1"
    />
  </Mark>
)

/** The disc of privilege points: a lotus. */
export const LotusMark = () => (
  <Mark>
    <circle cx="12" cy="12" r="11" fill="#b8455b" />
    <path
      d="M12 4C14.500 7 15 9.500 14.600 12C16 10 17.800 9 20 8.800C20 14 17 18.500 12 18.500S4 14 4 8.800C6.200 9 8 10 9.400 12C9 9.500 9.500 7 12 4Z"
      fill="#fff3df"
    />
  </Mark>
)
