/** The table in words. */
import type { View } from "../../lib/types";
import type { Catalog, Part } from "../module";

export function describe(_catalog: Catalog, _view: View, _names: string[]): Part[] {
  return [];
}
