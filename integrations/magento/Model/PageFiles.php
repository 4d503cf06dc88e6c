<?php
declare(strict_types=1);

namespace Till\Elements\Model;

/**
 * The files that the elements of a page need before they render, so that the page can name them before the loader has
 * found the elements.
 */
class PageFiles
{
    /**
     * The files by block, by the layout handle in which the block gets its element; the build of the module lists them.
     */
    private const BY_HANDLE = [];

    /**
     * The files of a page, each once, relative to the folder of the loader.
     *
     * @param string[] $handles the layout handles of the page
     * @param callable $hasBlock whether the page has a block of this name: a checkout has no header, for example
     * @return string[]
     */
    public function getFiles(array $handles, callable $hasBlock): array
    {
        $files = [];
        foreach (array_intersect_key(self::BY_HANDLE, array_flip($handles)) as $blocks) {
            foreach (array_filter($blocks, $hasBlock, ARRAY_FILTER_USE_KEY) as $needed) {
                $files += array_flip($needed);
            }
        }

        return array_keys($files);
    }
}
