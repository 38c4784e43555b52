/** Widths of columns, in pixels, in which what always looks alike is never cut, in either language. */
export const WIDTHS = {
  /** `22/11/2026 à 17 h 16`, `22/11/2026 at 12:48 pm`. */
  moment: 204,
  /** `12:45 pm`, in the first column too. */
  time: 92,
  /** `22/11/2026`. */
  day: 132,
  /** `+++945/5261/83109+++`. */
  communication: 206,
  /** `de 6 à 10 ans`. */
  ages: 124,
  /** `Reste à payer` above `1 234,56 €`. */
  amount: 132,
  /** `Pourcentage` above `12,5 %`, with the arrow of its order. */
  percentage: 124,
} as const;
