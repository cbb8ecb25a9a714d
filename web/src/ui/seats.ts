/** Seats have a letter; colour and pattern follow from it. */
export const letter = (seat: number): string => "ABCD"[seat] ?? "D";
export const DASHES = ["none", "2 5", "12 6", "10 4 2 4"] as const;
