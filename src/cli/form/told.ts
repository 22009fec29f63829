import type { AnyEngine } from '../../games/contract/engine.ts';
import type { GameForm } from '../../games/contract/form.ts';
import { fileSchemas } from '../../integrations/schemas/files.ts';
import { schemaGame } from '../../integrations/schemas/index.ts';
import { contentRoot } from '../../register/folders.ts';
import { engineOf, formOf } from '../../register/index.ts';
import { factsOf, type Facts } from './facts.ts';
import type { Definitions } from './keys.ts';

/** Everything that the parts are made of. */
export interface Told {
  readonly game: string;
  readonly engine: AnyEngine;
  readonly form: GameForm;
  /** The examples in the content are looked for only if this is true. */
  readonly hasExamples: boolean;
  /** The definitions in the schema of the game’s scenarios. */
  readonly definitions: Definitions;
  /** Plays the content of the game, which takes seconds. */
  readonly facts: () => Facts;
}

/** Gathers what the parts are made of. The content is played when a part first asks for it. */
export async function toldOf(game: string, hasExamples = true): Promise<Told> {
  const [engine, form] = [await engineOf(game), await formOf(game)];
  const schemas = fileSchemas(await schemaGame(game, contentRoot(game)));
  const played: { facts: Facts | null } = { facts: null };
  return {
    game,
    engine,
    form,
    hasExamples,
    definitions: schemas['scenario']!['$defs'] as Definitions,
    facts: () => (played.facts ??= factsOf(engine, game)),
  };
}
