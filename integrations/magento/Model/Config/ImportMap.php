<?php
declare(strict_types=1);

namespace Till\Elements\Model\Config;

use Magento\Framework\Phrase;

/**
 * The hashes of the other files.
 */
class ImportMap extends CheckedSetting
{
    /**
     * @inheritdoc
     */
    protected function isAllowed(string $value): bool
    {
        return $this->getRules()->getHashes($value) !== [];
    }

    /**
     * @inheritdoc
     */
    protected function getRefusal(): Phrase
    {
        return __('The import map is the JSON that the command prints: hashes by file, and nothing else.');
    }
}
