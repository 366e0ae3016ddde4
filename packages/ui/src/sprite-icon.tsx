import type { SVGProps } from 'react'

/** Lucide's icon component, for an icon that is part of the site's SVG file: `address` names file and part. */
export const spriteIcon = (address: string) =>
  function SpriteIcon({ className = '', size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) {
    return (
      <svg className={`lucide ${className}`} width={size} height={size} {...rest}>
        <use href={address} />
      </svg>
    )
  }
