/** Milliseconds for which a toast stays, and the number shown at once (1 §9.1). */
export const toastDurations = { cart_panel: 2000, success: 2000, form: 1750, error: 3000 } as const;

export const toastPlaces = { visible: 3, gap: 12, offset: 24 } as const;
