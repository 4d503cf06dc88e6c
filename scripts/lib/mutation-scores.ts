import { dirname } from 'node:path/posix';

/** The results of the test runs, by mutant id. */
export interface MutationLog {
  readonly killed: readonly string[];
  /** Reached by a test, killed or not. */
  readonly reached: readonly string[];
  /** Reached while modules are loaded, before any test. */
  readonly loaded: readonly string[];
  /** Test files that have run to the end, absolute paths. */
  readonly done: readonly string[];
  /** What has been tried: the ids of a test and of a mutant, separated by a space. */
  readonly tried: readonly string[];
  /** Attempts, named as in `tried`, after which the test failed without the mutant too: judged in the next process. */
  readonly suspects: readonly string[];
  /** Test files that could not be loaded, or whose hooks fail, absolute paths. */
  readonly broken: readonly string[];
}

/** The log before the first run. */
export const NOTHING_TRIED: MutationLog = {
  killed: [],
  reached: [],
  loaded: [],
  done: [],
  tried: [],
  suspects: [],
  broken: [],
};

/** One change of the code. */
export interface Mutant {
  readonly id: string;
  /** Relative to the project. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly original: string;
  readonly replacement: string;
}

/** The number of a folder's mutants, and of those that a test detects. */
export interface FolderScore {
  readonly killed: number;
  readonly mutants: number;
}

/** By folder, without subfolders. */
export type Scores = Readonly<Record<string, FolderScore>>;

/** A mutant that no test can or should detect: its file, its change as printed, and the reason. */
export interface AcceptedMutant {
  readonly file: string;
  readonly change: string;
  readonly reason: string;
}

/** `a < b => a <= b`, in one line. */
export const changeOf = ({ original, replacement }: Mutant): string =>
  `${oneLine(original)} => ${oneLine(replacement)}`;

const oneLine = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
};

/** The mutants that count; those reached only while modules load are excluded. */
const counted = (mutants: readonly Mutant[], log: MutationLog): readonly Mutant[] => {
  const reached = new Set(log.reached);
  const loaded = new Set(log.loaded);
  return mutants.filter(({ id }) => reached.has(id) || !loaded.has(id));
};

/** The scores of the folders with mutants. */
export function scoresOf(mutants: readonly Mutant[], log: MutationLog): Scores {
  const killed = new Set(log.killed);
  const scores: Record<string, FolderScore> = {};
  for (const { id, file } of counted(mutants, log)) {
    const folder = dirname(file);
    const score = scores[folder] ?? { killed: 0, mutants: 0 };
    scores[folder] = {
      killed: score.killed + (killed.has(id) ? 1 : 0),
      mutants: score.mutants + 1,
    };
  }
  return scores;
}

/** The counted mutants that no test has detected, in source order. */
export function survivorsOf(mutants: readonly Mutant[], log: MutationLog): readonly Mutant[] {
  const killed = new Set(log.killed);
  return counted(mutants, log).filter(({ id }) => !killed.has(id));
}

/** Whether a survivor is accepted. */
export const isAccepted = (mutant: Mutant, accepted: readonly AcceptedMutant[]): boolean =>
  accepted.some(({ file, change }) => file === mutant.file && change === changeOf(mutant));

/** Percent, rounded down to one decimal so that a limit never exceeds the measurement. 100 without mutants. */
export const percent = ({ killed, mutants }: FolderScore): number =>
  mutants === 0 ? 100 : Math.floor((killed / mutants) * 1000) / 10;

/** The score of a folder with its subfolders. */
export function total(scores: Scores, folder: string): FolderScore {
  const all = { killed: 0, mutants: 0 };
  for (const [name, score] of Object.entries(scores)) {
    if (name !== folder && !name.startsWith(`${folder}/`)) continue;
    all.killed += score.killed;
    all.mutants += score.mutants;
  }
  return all;
}

/** The minimum score in percent, by folder. */
export type ScoreTable = Readonly<Record<string, number>>;

/** Reads the table from a file; throws when it does not map folders to percentages. */
export function parseScoreTable(text: string): ScoreTable {
  const table: unknown = JSON.parse(text);
  if (typeof table !== 'object' || table === null || Array.isArray(table)) {
    throw new Error('The table of mutation scores is no object of percents by folder');
  }
  for (const [folder, score] of Object.entries(table)) {
    if (!folder.startsWith('src/')) throw new Error(`"${folder}" is no folder of src/`);
    if (typeof score !== 'number' || !(score >= 0 && score <= 100)) {
      throw new Error(`The score of ${folder} is no percent`);
    }
  }
  return table as ScoreTable;
}

/** Folders whose score is below the table's. */
export const fallen = (scores: Scores, table: ScoreTable): readonly string[] =>
  Object.entries(scores).flatMap(([folder, score]) => {
    const least = table[folder] ?? 0;
    return percent(score) < least
      ? [`${folder}: ${String(percent(score))} %, and it was ${String(least)} %`]
      : [];
  });

/** The table with the measured scores where they are higher; folders in alphabetical order. */
export const raised = (scores: Scores, table: ScoreTable): ScoreTable => {
  const measured = Object.entries(scores).map(([folder, score]): [string, number] => [
    folder,
    Math.max(percent(score), table[folder] ?? 0),
  ]);
  const all = Object.entries({ ...table, ...Object.fromEntries(measured) });
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
};
