/** The hills at the foot of the hero and of the login panel. */
export function Hills({ near = true }: { near?: boolean }) {
  return (
    <svg className="hills" viewBox="0 0 1440 300" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M0 190C180 120 340 96 520 150s300 40 460-16 300-70 460-10v176H0z"
        fill="#0a3a40"
        opacity=".55"
      />
      {near && <path d="M0 236c220-60 400-30 620-6s420 4 820-54v124H0z" fill="#072c31" opacity=".8" />}
    </svg>
  )
}
