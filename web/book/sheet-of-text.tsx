/** The picture of a sheet that is all text, too small to read. */
export const SheetOfText = () => (
  <svg viewBox="0 0 170 220" className="size-full" fill="#d9cfdd">
    <rect x="18" y="20" width="96" height="9" rx="3" fill="#6b5a6c" />
    <rect x="18" y="36" width="134" height="16" rx="4" fill="#fdefcf" />
    {[64, 96, 128, 160].map((y) => (
      <g key={y}>
        <rect x="18" y={y} width="16" height="6" rx="2" fill="#a3879f" />
        <rect x="42" y={y} width="60" height="6" rx="2" fill="#8f7a90" />
        <rect x="42" y={y + 11} width="104" height="4" rx="2" />
        <rect x="42" y={y + 19} width="88" height="4" rx="2" />
      </g>
    ))}
  </svg>
)
